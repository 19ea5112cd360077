-- Calls counted across nodes, in windows of a minute. Losing them loses nothing that matters.
create unlogged table rate_counts (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);

create index rate_counts_by_window on rate_counts (window_start);
