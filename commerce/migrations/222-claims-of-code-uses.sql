-- The identities that anybody can type, as email and home address: they are not counted while a challenge is open.
alter table promotion_uses add column claimed_ids uuid[] not null default '{}';
alter table reward_code_uses add column claimed_ids uuid[] not null default '{}';
