import { useMutation } from '@tanstack/react-query';
import { call, forgetMemberCall } from '#site/api.ts';

/** What was read or deleted shows in the list and in the count. */
export function forgetInbox(): Promise<unknown> {
  return Promise.all([
    forgetMemberCall('GET /wps/member/messages'),
    forgetMemberCall('GET /wps/relay/CSP_unreadCount'),
  ]);
}

export function useReadMessage() {
  return useMutation({
    mutationFn: (id: string) =>
      call('POST /wps/member/messages/:id/read', { params: { id }, body: {} }),
    onSuccess: forgetInbox,
  });
}

export function useReadAllMessages() {
  return useMutation({
    mutationFn: () => call('POST /wps/member/messages/readAll', { body: {} }),
    onSuccess: forgetInbox,
  });
}

export function useDeleteMessage() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /wps/member/messages/:id', { params: { id } }),
    onSettled: forgetInbox,
  });
}
