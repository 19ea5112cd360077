-- What people ask us, and what they would have us mend.
create table cases (
  case_id uuid primary key,
  case_number text not null unique,
  kind text not null check (kind in ('contact', 'warranty')),
  consumer_id uuid not null,
  locale text not null,
  email text not null,
  -- As it was told.
  told jsonb not null,
  opened_at timestamptz not null default now()
);

create index cases_by_time on cases (opened_at desc);

create table case_photos (
  case_id uuid not null references cases (case_id) on delete cascade,
  position integer not null,
  media_type text not null,
  content bytea not null,
  primary key (case_id, position)
);

-- A mail is about an order or about a case.
alter table mails alter column order_id drop not null;
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in
  ('confirmation', 'giftCard', 'shipped', 'readyForPickup', 'cancelled', 'refunded', 'orderCode',
    'returnMade', 'caseOpened', 'caseForStaff')) not valid;
alter table mails validate constraint mails_kind_check;
