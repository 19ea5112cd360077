-- Who brought a member into the programme: said once.
alter table loyalty_members add column referred_by text;
