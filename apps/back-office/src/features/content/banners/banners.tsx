import { bannerGroups } from '@bahati/contract/back-office/content/banners.ts';
import { useList } from '#office/lists/use-list.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { BannerDialog } from './banner-dialog.tsx';
import { ContentList } from '#features/content/content-list.tsx';

/** Pictures with words that lead somewhere, by where the site shows them. */
export function Banners() {
  const { translate } = useWords();
  const search = useSearch();
  const groupName = bannerGroups.find((known) => known === search.get('group'));
  const list = useList('GET /bo/banners', { query: { groupName } });
  return (
    <ContentList
      list={list}
      label={translate('content.banners')}
      addLabel={translate('banners.add')}
      empty={{ title: translate('banners.empty'), seed: 'banners' }}
      filters={[
        {
          name: 'group',
          label: translate('banners.group'),
          value: groupName,
          allLabel: translate('banners.all_groups'),
          options: bannerGroups.map((value) => ({
            value,
            label: translate(`banner_groups.${value}`),
          })),
        },
      ]}
      columns={[
        {
          id: 'group',
          label: translate('banners.group'),
          isTight: true,
          render: (row) => translate(`banner_groups.${row.groupName}`),
        },
        {
          id: 'linkage',
          label: translate('banners.linkage'),
          render: ({ linkageType, linkage }) => (
            <span className="content-address">
              {linkage ?? translate(`banner_linkages.${linkageType}`)}
            </span>
          ),
        },
      ]}
      dialog={({ row, ...rest }) => <BannerDialog banner={row} {...rest} />}
    />
  );
}
