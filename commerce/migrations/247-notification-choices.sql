-- What shoppers have chosen about notifications. Without a row they get what they have asked for.
create table notification_choices (
  account_id uuid not null references accounts (account_id) on delete cascade,
  topic text not null check (topic in ('OrderUpdates', 'BackInStock', 'Favourites', 'Reviews')),
  channel text not null check (channel in ('email', 'sms')),
  opted_in boolean not null,
  changed_at timestamptz not null default now(),
  primary key (account_id, topic, channel)
);
