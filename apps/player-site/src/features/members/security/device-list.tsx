import type { Device } from '@bahati/contract/player-site/identity/security.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { ConfirmDialog } from '@bahati/ui/dialog/confirm-dialog.tsx';
import { GlobeIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall, memberQuery } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useDeviceWords } from './use-device-words.ts';
import './device-list.css';

/** Devices that are signed in. Signing one out works at once, wherever it is connected. */
export function DeviceList() {
  const { t } = useTranslation();
  const query = useQuery(memberQuery('GET /wps/member/sessions'));
  const [ending, setEnding] = useState<Device | 'others' | null>(null);
  const devices = query.data?.items;
  return (
    <section className="member-section">
      <div className="device-head">
        <h2 className="member-section-title">{t('devices_title')}</h2>
        {devices && devices.length > 1 && (
          <Button size="s" onClick={() => setEnding('others')}>
            {t('devices_end_others')}
          </Button>
        )}
      </div>
      {devices ? (
        <ul className="rows">
          {devices.map((device) => (
            <li key={`${device.isRemembered} ${device.id}`}>
              <DeviceRow device={device} onEnd={() => setEnding(device)} />
            </li>
          ))}
        </ul>
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={2} label={t('loading')} />
      )}
      {ending && <EndDevice ending={ending} onClose={() => setEnding(null)} />}
    </section>
  );
}

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const deviceWords = useDeviceWords();
  const name = deviceWords(device.name);
  return (
    <div className="device">
      <span className="device-mark" aria-hidden="true">
        <GlobeIcon size={20} />
      </span>
      <div className="device-words">
        <p className="device-name">{name}</p>
        <p className="quiet">
          {t('device_seen', { time: time(device.lastSeenAt) })}
          {device.ip && ` · ${device.ip}`}
        </p>
        {device.isRemembered && <p className="quiet">{t('device_stays')}</p>}
      </div>
      {device.isThisDevice ? (
        <StatusChip tone="lagoon">{t('device_this')}</StatusChip>
      ) : (
        <Button size="s" aria-label={t('device_end_named', { name })} onClick={onEnd}>
          {t('device_end')}
        </Button>
      )}
    </div>
  );
}

function EndDevice({ ending, onClose }: { ending: Device | 'others'; onClose: () => void }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const deviceWords = useDeviceWords();
  const isOthers = ending === 'others';
  const end = useMutation({
    mutationFn: async () => {
      if (ending === 'others') await call('POST /wps/member/endOtherSessions', { body: {} });
      else if (ending.isRemembered)
        await call('DELETE /wps/member/rememberedDevices/:id', { params: { id: ending.id } });
      else await call('DELETE /wps/member/sessions/:id', { params: { id: ending.id } });
    },
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/member/sessions');
      const message = isOthers ? t('devices_others_ended') : t('device_ended');
      showToast({ tone: 'win', message });
      onClose();
    },
    // It may have signed out meanwhile: the list then shows what is true.
    onError: () => void forgetMemberCall('GET /wps/member/sessions'),
  });
  return (
    <ConfirmDialog
      isOpen
      title={isOthers ? t('devices_end_others') : t('device_end')}
      confirmLabel={t('device_end')}
      cancelLabel={t('in_more_cancel')}
      closeLabel={t('close')}
      isBusy={end.isPending}
      error={end.isError ? words(end.error) : undefined}
      onConfirm={() => end.mutate()}
      onCancel={onClose}
    >
      <p>
        {isOthers
          ? t('devices_end_others_about')
          : t('device_end_about', { name: deviceWords(ending.name) })}
      </p>
    </ConfirmDialog>
  );
}
