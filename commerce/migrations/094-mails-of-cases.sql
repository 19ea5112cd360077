-- A case is told once to each.
create unique index concurrently if not exists mails_of_cases on mails (kind, occasion)
  where order_id is null;
