import type { WholeCampaign } from '@bahati/contract/back-office/rewards/campaigns.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { readFigure } from '@bahati/money/typed-figure.ts';
import { useState } from 'react';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';

/** Codes of a campaign with what is left of each. */
export function CampaignCodes({ campaign }: { campaign: WholeCampaign }) {
  const { translate, instant } = useWords();
  const canAdd = useCan('POST /bo/campaigns/:id/codes');
  const [isAdding, setIsAdding] = useState(false);
  const { id, state } = campaign;
  const list = useList(
    'GET /bo/campaigns/:id/codes',
    { params: { id } },
    { idOf: ({ code }) => code, pageSize: 10 },
  );
  return (
    <section className="campaign-part" aria-labelledby="campaign-codes">
      <div className="content-acts">
        <h2 id="campaign-codes">{translate('campaigns.codes')}</h2>
        {canAdd && state !== 'ended' && (
          <Button size="s" className="campaign-add" onClick={() => setIsAdding(true)}>
            {translate('campaigns.add_codes')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('campaigns.codes')}
        list={list}
        empty={{ title: translate('campaigns.no_codes'), seed: 'codes' }}
        columns={[
          {
            id: 'code',
            label: translate('campaigns.code'),
            render: ({ code }) => <span className="office-code">{code}</span>,
          },
          {
            id: 'used',
            label: translate('campaigns.used'),
            isNumber: true,
            render: ({ used, stock }) => `${used} / ${stock}`,
          },
          {
            id: 'created',
            label: translate('feedback.created'),
            isTight: true,
            render: ({ createdAt }) => instant(createdAt),
          },
        ]}
      />
      {isAdding && <AddCodes id={id} onClose={() => setIsAdding(false)} />}
    </section>
  );
}

function AddCodes({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [kind, setKind] = useState<'promo' | 'bonus'>('promo');
  const [code, setCode] = useState('');
  const [count, setCount] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const read = readFigure(count, 0);
  const number = read.fault === undefined ? Number(read.units) : 0;
  const isCountGood = number >= 1 && number <= (kind === 'promo' ? 1_000_000 : 1_000);
  const isCodeGood = kind === 'bonus' || /^[A-Z0-9]{4,20}$/.test(code);
  async function confirm() {
    setIsWanting(true);
    if (!isCountGood || !isCodeGood) return;
    const body =
      kind === 'promo'
        ? ({ kind, code, stock: number } as const)
        : ({ kind, count: number } as const);
    const isMade = await act(
      () => call('POST /bo/campaigns/:id/codes', { params: { id }, body }),
      ({ codes }) => translate('campaigns.told_codes', { count: codes.length }),
    );
    if (isMade) onClose();
  }
  const missing = translate('content.missing');
  return (
    <ActDialog
      title={translate('campaigns.add_codes')}
      confirmLabel={translate('campaigns.add_codes')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <Segmented
        label={translate('campaigns.code_kind')}
        value={kind}
        options={(['promo', 'bonus'] as const).map((value) => ({
          value,
          label: translate(`campaigns.code_kinds.${value}`),
        }))}
        onValueChange={setKind}
      />
      {kind === 'promo' && (
        <TextField
          label={translate('campaigns.code')}
          hint={translate('campaigns.code_hint')}
          error={isWanting && !isCodeGood ? missing : undefined}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          onValueChange={(typed) => setCode(typed.toUpperCase())}
        />
      )}
      <TextField
        label={translate(kind === 'promo' ? 'campaigns.stock' : 'campaigns.code_count')}
        inputMode="numeric"
        error={isWanting && !isCountGood ? missing : undefined}
        value={count}
        onValueChange={setCount}
      />
    </ActDialog>
  );
}
