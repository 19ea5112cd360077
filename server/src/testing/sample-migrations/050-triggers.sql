create table revisions (
  subject text primary key,
  revision bigint not null default 0
);

insert into revisions (subject) values ('goods');

create function increase_revision() returns trigger language plpgsql as $$
begin
  update revisions set revision = revision + 1 where subject = tg_argv[0];
  return null;
end $$;

create trigger styles_changed after insert or update or delete on styles
  for each statement execute function increase_revision('goods');
create trigger prices_changed after insert or update or delete on prices
  for each statement execute function increase_revision('goods');
