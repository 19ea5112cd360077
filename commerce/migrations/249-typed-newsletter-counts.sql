-- Newsletters for addresses that were typed with shipping addresses within an hour, by hashed network.
create table typed_newsletter_counts (
  network text primary key,
  requests integer not null,
  counted_since timestamptz not null default now()
);
