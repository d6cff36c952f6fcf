/** What PostgreSQL says of its files, and what a person then does. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /configuration file .* contains errors/,
    'Mend that file, or put an empty one in its place: the shop needs no setting of it.',
  ],
  [
    /could not (create|open|read|write|remove) lock file/,
    'See that its folder and that file belong to the user who runs the database, and remove the file when no PostgreSQL runs there.',
  ],
  [/could not load .*pg_hba\.conf/, "Put a file with the one line 'local all all trust' in its place."],
  [
    /control file|files are incompatible|checkpoint record|relation mapping|checksum|corrupt|invalid page|could not (open|read|access) (file|directory|status)|is not a valid data directory/,
    'Files of the database are damaged: move its folder away and restore the newest backup (docs/operations.md).',
  ],
];

/** What a person does about it, with a blank before; nothing where we do not know. */
export const adviceFor = (words: string): string => {
  const found = ADVICE.find(([said]) => said.test(words));
  return found ? ` ${found[1]}` : '';
};
