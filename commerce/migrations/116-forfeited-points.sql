-- Forfeited: who leaves the programme leaves the points.
alter table points_entries
  drop constraint points_entries_kind_check,
  add constraint points_entries_kind_check check (
    kind in ('brought', 'earned', 'held', 'released', 'refunded', 'forfeited')) not valid;

-- Points that an order gives back after its member has left go the way of all others.
create or replace function book_points() returns trigger language plpgsql as $$
begin
  update loyalty_members set points = points + new.points where member_id = new.member_id;
  if new.kind in ('earned', 'released', 'refunded') and new.points > 0 then
    insert into points_entries (member_id, kind, points, order_number)
    select member_id, 'forfeited', -new.points, new.order_number from loyalty_members
    where member_id = new.member_id and ended_at is not null;
  end if;
  return null;
end $$;

-- A membership that waits for its confirmation is none yet.
create or replace view customers_in_groups as
  select account_id as consumer_id, consumer_type, member_since is not null as is_member,
         employee_terms_accepted, identities,
         case when 'ATHLETE' = any(identities)
           then greatest(coalesce(yearly_limit, 0) - yearly_spent, 0) end as athlete_credit,
         member_id, member_since,
         -- None: nothing holds an associate's year.
         case when consumer_type = 'EMPLOYEE'
           then greatest(yearly_limit - yearly_spent, 0) end as employee_left
  from accounts where state <> 'closed';
