-- What other features may read of saved items: whose they are.
create view who_saved as select consumer_id from saved_items;
