/** In the folder of a shop's process: a line for each code that it mailed, behind the address. */
export const CODES_FILE = 'codes.log';
