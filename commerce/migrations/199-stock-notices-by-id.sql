create unique index concurrently if not exists stock_notices_by_id on stock_notices (notice_id);
