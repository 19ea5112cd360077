-- What letters and messages somebody, guest or not, has asked for or asked to stop.
create table subscriptions (
  consumer_id uuid not null,
  type text not null check (type in ('Newsletter', 'LoyaltyNewsletter')),
  channel text not null check (channel in ('email', 'sms')),
  -- An email, or a phone as +14155550100.
  recipient text not null,
  locale text not null,
  country text not null,
  region text not null,
  optin boolean not null,
  double_optin boolean not null,
  opted_in_at timestamptz,
  opted_out_at timestamptz,
  primary key (consumer_id, type, channel, recipient)
);

-- Who comes to an event.
create table event_registrations (
  event_id text not null,
  consumer_id uuid not null,
  site_id text not null,
  locale text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  gender text,
  phone text,
  attending_days date[] not null,
  plus_one text,
  -- When they say they sent it, and when it came.
  submitted_at timestamptz not null,
  registered_at timestamptz not null default now(),
  primary key (event_id, consumer_id)
);
