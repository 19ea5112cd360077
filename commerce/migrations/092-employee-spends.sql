-- What orders at associates' terms count against their year.
create table employee_spends (
  order_id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  given_back_minor bigint not null default 0 check (given_back_minor between 0 and amount_minor)
);

create index employee_spends_by_account on employee_spends (account_id);

-- What other features may read of it.
create view employee_spending as
  select order_id, amount_minor - given_back_minor as counted_minor from employee_spends;

create or replace view customers_in_groups as
  select account_id as consumer_id, consumer_type, member_id is not null as is_member,
         employee_terms_accepted, identities,
         case when 'ATHLETE' = any(identities)
           then greatest(coalesce(yearly_limit, 0) - yearly_spent, 0) end as athlete_credit,
         member_id, member_since,
         -- None: nothing holds an associate's year.
         case when consumer_type = 'EMPLOYEE'
           then greatest(yearly_limit - yearly_spent, 0) end as employee_left
  from accounts where state <> 'closed';
