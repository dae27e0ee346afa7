/**
 * The day, the week (from Monday) and the month that run, as the brand's clock has it: a common
 * table expression, so that every statement that counts by period means the same one.
 */
export const brandPeriods = ['day', 'week', 'month'] as const;
export type BrandPeriod = (typeof brandPeriods)[number];

/**
 * `periods (period, starts_at, ends_at, at)`, to stand after WITH. The statement's first parameter
 * is the brand, its second the instant or null: now, as the database's clock says.
 */
export const withPeriods = `periods AS (
  SELECT period, at,
         date_trunc(period, at, time_zone) AS starts_at,
         (date_trunc(period, at AT TIME ZONE time_zone) + ('1 ' || period)::interval)
           AT TIME ZONE time_zone AS ends_at
    FROM (SELECT time_zone, coalesce($2::timestamptz, clock_timestamp()) AS at
            FROM brands WHERE code = $1) moment,
         unnest(ARRAY['day', 'week', 'month']) AS period)`;
