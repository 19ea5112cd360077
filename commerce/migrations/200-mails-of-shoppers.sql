-- Whose data a mail to others contains, so that it can be erased.
alter table mails add column consumer_id uuid;
