-- How far ahead the clock is, in milliseconds.
SELECT (extract(epoch FROM ahead) * 1000)::float8 AS ms FROM test_clock.shift
