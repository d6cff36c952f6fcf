DROP INDEX "webhook_inbox_open";
