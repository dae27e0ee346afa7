-- Sets how far ahead the clock is; tells the time it shows.
UPDATE test_clock.shift SET ahead = $1::interval RETURNING test_clock.now()::text AS at
