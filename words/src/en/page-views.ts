/** The question whether another company's program may count the visits (decision 038). `host` is 'stats.example'. */
export const words = {
  label: 'A question about your visit',
  question: (host: string) => `May ${host} count your visits?`,
  note: 'It learns which pages you open. Nothing is loaded before you say yes.',
  details: 'Details',
  refuse: 'No',
  agree: 'Yes',
};
