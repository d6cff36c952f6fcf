/** README.txt of a download of one's own data. */
export const words = {
  title: (shop: string, day: string) => `Your data at ${shop}, ${day}`,
  folders: [
    'data/      What the shop knows of you, a file for each of its tables.',
    'pictures/  Your designs, uploads and photos, under the names that stand in the data.',
    'invoices/  Your bills and credit notes as PDFs.',
  ].join('\n'),
  format:
    'The files in data/ are JSON, in UTF-8: a list of entries with their fields. Moments are in the form of ISO 8601. Amounts are in paise, a hundredth of a rupee. An empty list means that there is nothing.',
  leftOut: 'Left out are keys and passwords, notes of the shop about its own work, and what is about other people.',
  questions: (operator: string, email: string, policy: string) =>
    `Questions? Write to ${operator}, ${email}. What we hold, what for and how long: ${policy}`,
};
