/** Earlier draws that were not asked for yet. */
export type More = { hasMore: boolean; isLoading: boolean; load: () => void };
