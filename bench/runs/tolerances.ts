/**
 * Of every figure: which way is better, and within which share of the earlier value it counts as
 * the same. A ratio taken in one run hardly follows the machine; a time by the clock does.
 */
export type Tolerance = { better: 'higher' | 'lower'; share: number };

const within = (better: Tolerance['better'], share: number): Tolerance => ({ better, share });

/** The first pattern that fits the name counts. */
const byName: readonly (readonly [name: RegExp, tolerance: Tolerance])[] = [
  [/^settled_bets_over_control/, within('higher', 0.08)],
  [/^mix_over_control/, within('higher', 0.08)],
  [/^one_wallet_over_spread/, within('higher', 0.1)],
  [/^(full_rounds|deposits)_over_control/, within('higher', 0.1)],
  [/^(bet|callback|mix_call)_p99_over_control_mean/, within('lower', 0.25)],
  [/^bet_p99_beside_logins_over_quiet/, within('lower', 0.3)],
  [/_apart_over_allowed/, within('lower', 1)],
  [/^book_live_p99_over_allowed/, within('lower', 0.3)],
  [/^book_acceptance_p99_moving_over_still/, within('lower', 0.3)],
  [/^(book_)?slips_(settled|bare_rows)_over_control/, within('higher', 0.1)],
  [/^book_page_script_over_home/, within('lower', 0.02)],
  [/^book_page_first_odds_over_home/, within('lower', 0.2)],
  [/^draw_tickets_closed_over_control/, within('higher', 0.1)],
  [/^lottery_(marking|judging)(_of_all)?_over_bare_update/, within('lower', 0.2)],
  [/^lottery_orders_of_one_draw_over_many/, within('higher', 0.2)],
  [/^lottery_draw_ended_per_second/, within('higher', 0.3)],
  [/^rooms_(move_p99_over_allowed|memory_over_bare_ws)/, within('lower', 0.2)],
  [/^rooms_deliveries_over_bare_ws/, within('higher', 0.05)],
  [/^settle_over_bare_sql/, within('higher', 0.1)],
  // CPU time and bytes hardly depend on what else the machine does.
  [/^cpu_of_a_bet_us/, within('lower', 0.05)],
  [/^statement · /, within('lower', 0.15)],
  [/^wal_bytes_of_/, within('lower', 0.1)],
  [/_per_cpu_second$/, within('higher', 0.08)],
  [/^poker_sevens_ranked_over_npm/, within('higher', 0.15)],
  [/^growth_bets_over_first/, within('higher', 0.1)],
  [/^growth_/, within('lower', 0.1)],
  [/^restart_/, within('lower', 0.15)],
  [/^records: counting/, within('higher', 0.15)],
  [/^(records|members|insight): /, within('lower', 0.3)],
  [/^agency: memory_of_settling/, within('lower', 0.15)],
  [/^agency: /, within('lower', 0.3)],
  [/^(game_weight|home_script)_over_budget/, within('lower', 0.02)],
  [/^first_spin_(over_budget|on_slow_4g)/, within('lower', 0.2)],
  [/^frames_over_60/, within('higher', 0.15)],
  [/^pool_frame_work_over_frame/, within('lower', 0.2)],
  [/^pool_frames_over_empty_canvas/, within('higher', 0.1)],
  [/_lighthouse_phone/, within('higher', 0.03)],
  [/^idle_cpu/, within('lower', 0.3)],
  [/^(search_p50_ms|keystroke_to_frame_ms|scroll_long_frames)/, within('lower', 0.3)],
  [/^(list|search)_over_trivial/, within('higher', 0.15)],
  [/^bets_(with|staking)_bonus/, within('higher', 0.15)],
  [/^leaderboard_over_trivial/, within('higher', 0.15)],
  [/^leaderboard_steps_ms/, within('lower', 0.3)],
  [/^uploads_memory_over_allowed/, within('lower', 0.2)],
];

/** Undefined: nobody has said how this figure is judged. */
export const toleranceOf = (figure: string): Tolerance | undefined =>
  byName.find(([name]) => name.test(figure))?.[1];
