-- What was spent of a yearly sum: athletes' credit, and what associates buy at their terms. The day it was
-- spent says which year it belongs to, so that nobody has to begin a year anew.
create table yearly_spends (
  order_number text not null,
  kind text not null check (kind in ('credit', 'terms')),
  account_id uuid not null references accounts (account_id) on delete cascade,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  given_back_minor bigint not null default 0 check (given_back_minor between 0 and amount_minor),
  spent_at timestamptz not null default now(),
  primary key (order_number, kind)
);

create index yearly_spends_by_account on yearly_spends (account_id, spent_at);

-- None: so much in the currency of each site, counted apart.
alter table accounts add column yearly_currency text;
-- Some moment of the year that yearly_spent is of: what was spent before it was counted here.
alter table accounts add column yearly_spent_at timestamptz not null default now();

-- What was counted here before is taken out of yearly_spent, and gets its day. employee_spends is written by
-- nobody any more, once all servers are of this version.
insert into yearly_spends (order_number, kind, account_id, currency, amount_minor, given_back_minor, spent_at)
select o.order_number, 'terms', s.account_id, o.currency, s.amount_minor, s.given_back_minor, o.ordered_at
from employee_spends s join orders o using (order_id);

insert into yearly_spends (order_number, kind, account_id, currency, amount_minor, given_back_minor, spent_at)
select o.order_number, 'credit', a.account_id, o.currency, h.amount_minor, h.refunded_minor, o.ordered_at
from instrument_holds h
join orders o using (order_number)
join accounts a on a.account_id = h.consumer_id
where h.method = 'ATHLETES_PAYMENT' and h.state <> 'released';

update accounts a set yearly_spent = greatest(a.yearly_spent - s.counted, 0)
from (
  select account_id, sum(amount_minor - given_back_minor)::integer as counted
  from yearly_spends group by account_id
) s
where s.account_id = a.account_id;

-- What other features may read of it.
create view yearly_spending as
  select order_number, kind, amount_minor - given_back_minor as counted_minor from yearly_spends;
