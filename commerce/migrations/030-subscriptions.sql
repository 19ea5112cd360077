-- Opt-ins and opt-outs of newsletters and text messages, of guests too.
create table subscriptions (
  consumer_id uuid not null,
  type text not null check (type in ('Newsletter', 'LoyaltyNewsletter')),
  channel text not null check (channel in ('email', 'sms')),
  -- An email, or a phone number such as +14155550100.
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
