/**
 * A company that carries short messages to phones, such as WhatsApp's. A shop without one collects who would like them, and sends
 * none.
 */
export type MessagesPort = {
  /** False: nothing is sent, and the shop says so where people choose. */
  isOn: boolean;
};
