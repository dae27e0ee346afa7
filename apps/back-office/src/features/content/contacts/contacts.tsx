import {
  mostContacts,
  type ResourceEntry,
  resourceTypes,
  type ServiceEntry,
  servicePositions,
  serviceTypes,
} from '@bahati/contract/back-office/system/resources.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { call } from '#office/api.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { EntryDraft, EntryKind } from './entry-draft.ts';
import { EntryList } from './entry-list.tsx';

/** Where people turn to, what they may install, and the marks of the footer. */
export function Contacts() {
  return (
    <div className="content-lists">
      <Services />
      <Resources />
    </div>
  );
}

function Services() {
  const { translate } = useWords();
  const { data, error, refetch } = useRecord('GET /bo/customerService', {});
  const kind: EntryKind = {
    title: translate('contacts.services'),
    about: translate('contacts.services_about'),
    most: mostContacts,
    types: serviceTypes.map((value) => ({ value, label: translate(`service_types.${value}`) })),
    places: servicePositions.map((value) => ({
      value,
      label: translate(`service_positions.${value}`),
    })),
    addressHint: translate('contacts.path_hint'),
  };
  if (error) return <ListProblem error={error} onRetry={refetch} />;
  return (
    <EntryList
      kind={kind}
      entries={data?.items.map(({ csType, csPosition, title, path }) => ({
        type: csType,
        place: csPosition,
        words: title,
        address: path,
      }))}
      write={(entries) =>
        call('POST /bo/customerService', {
          body: { version: data?.version ?? '', items: entries.map(serviceOf) },
        })
      }
      onRefused={() => void refetch()}
    />
  );
}

function serviceOf({ type, place, words, address }: EntryDraft): ServiceEntry {
  return {
    csType: serviceTypes.find((known) => known === type) ?? 'LIVECHAT',
    csPosition: servicePositions.find((known) => known === place) ?? 'both',
    title: words,
    path: address,
  };
}

function Resources() {
  const { translate } = useWords();
  const { data, error, refetch } = useRecord('GET /bo/resources', {});
  const kind: EntryKind = {
    title: translate('contacts.resources'),
    about: translate('contacts.resources_about'),
    most: mostContacts,
    types: resourceTypes.map((value) => ({ value, label: translate(`resource_types.${value}`) })),
    addressHint: translate('content.link_hint'),
  };
  if (error) return <ListProblem error={error} onRetry={refetch} />;
  return (
    <EntryList
      kind={kind}
      entries={data?.items.map(({ resourceType, label, url }) => ({
        type: resourceType,
        place: '',
        words: label,
        address: url,
      }))}
      write={(entries) =>
        call('POST /bo/resources', {
          body: { version: data?.version ?? '', items: entries.map(resourceOf) },
        })
      }
      onRefused={() => void refetch()}
    />
  );
}

function resourceOf({ type, words, address }: EntryDraft): ResourceEntry {
  return {
    resourceType: resourceTypes.find((known) => known === type) ?? 'PAYMENT',
    label: words,
    url: address,
  };
}
