export { listMonthSums as monthSums, listWrongDays as wrongDays, type Days, type MonthSum } from './day-sums.store.ts';
export { keepDaySums } from './keep-day-sums.ts';
