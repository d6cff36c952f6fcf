import { expect, test } from 'vitest';
import { readStatement, utrsIn } from './bank-statement.ts';

const HDFC = `HDFC BANK Ltd.,,,,,,
Account No,1234,,,,,
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
28/11/26,UPI-ASHA MENON-ASHA@OKAXIS-412345678901-ORDER 4K7MW2,0000412345678901,28/11/26,,509.00,"1,20,509.00"
28/11/26,ATM WITHDRAWAL,000000001,28/11/26,2000.00,,"1,18,509.00"`;
const SBI = `Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance
28 Nov 2026,28 Nov 2026,"TO TRANSFER-UPI/CR/412345678902/RAVI, K/SBIN",,,"1,018.50",1
`;

test('columns of banks are found by their headings, and what came in is read', () => {
  const hdfc = readStatement(HDFC);
  expect(hdfc).toEqual({
    ok: true,
    value: {
      lines: 2,
      credits: [
        {
          ...{ line: 4, date: '28/11/26', reference: '0000412345678901', credited: 50_900 },
          narration: 'UPI-ASHA MENON-ASHA@OKAXIS-412345678901-ORDER 4K7MW2',
        },
      ],
    },
  });
  const sbi = readStatement(SBI);
  expect(sbi.ok && sbi.value.credits).toMatchObject([{ line: 2, credited: 101_850, date: '28 Nov 2026' }]);
});

test.each([
  ['', 'statement_sheet'],
  ['just a text', 'statement_sheet'],
  ['a,"b', 'statement_sheet'],
  ['a,\0', 'statement_sheet'],
  ['when,what,how much\n1,2,3', 'statement_columns'],
  ['Date,Narration,Debit\n1,2,3', 'statement_columns'],
  [`Date,Narration,Credit\n${'1,2,3\n'.repeat(5041)}`, 'statement_too_large'],
])('%j is refused: %s', (text, refusal) => expect(readStatement(text)).toEqual({ ok: false, refusal }));

test('what is no amount that came in is left out', () => {
  const cells = ['', '-', '0', '-5', 'abc', '1e9', '99999999999', '1.005', '₹ 5'];
  const sheet = readStatement(`Date,Remarks,Credit (INR)\n${cells.map(cell => `d,n,${cell}`).join('\n')}`);
  expect(sheet.ok && sheet.value.credits.map(({ credited }) => credited)).toEqual([500]);
});

test.each([
  ['UPI/412345678901/ASHA', '', ['412345678901']],
  ['UPI', '0000412345678901', ['412345678901']],
  ['UPI 412345678901', '412345678901', ['412345678901']],
  ['4123456789012', '41234567890', []],
])('the numbers in %j and %j are %j', (narration, reference, utrs) =>
  expect(utrsIn({ narration, reference })).toEqual(utrs),
);
