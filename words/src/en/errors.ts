/** What a person reads for every refusal of the API, by its code (contract/src/errors.ts): what happened and what to do. */
export const words = {
  invalid_input: 'Something in this form is not right. Please check it and try again.',
  malformed_json: 'We could not read that request. Please reload the page and try again.',
  unsupported_media_type: 'We cannot take this kind of content.',
  body_too_large: 'That is too large to send. Please shorten it and try again.',
  method_not_allowed: 'This address does not take that kind of request.',
  not_found: 'We could not find that. It may have been removed, or it belongs to another account.',
  unauthorized: 'Please sign in to go on.',
  forbidden: 'Your account may not do this.',
  cross_site: 'This request came from another site, so we did not act on it.',
  code_wrong: 'That code is not the right one, or no longer valid. Look at the latest mail, or ask for a new code.',
  account_disabled: 'This account is switched off. Please write to us if you think that is a mistake.',
  contact_busy:
    'So many messages are coming in that this form has to rest. Please write to the e-mail address on the contact page, or try again in an hour.',
  rate_limited: 'You have reached the rate limit. Please wait a moment and try again.',
  /** `when`: 'in 40 minutes'. */
  rate_limited_until: (when: string) => `You have reached the rate limit. Please try again ${when}.`,
  too_many_jobs:
    'The rate limit for new designs is reached: one is being drawn and three are waiting. Please let one finish first.',
  insufficient_credits: 'Insufficient credits. You need more credits for this.',
  prompt_refused: 'We cannot draw this one. Please describe it in other words; no credits were used.',
  nothing_drawn:
    'We can draw none of these words yet. Name a thing, an animal or a place, or put the words between "quotes" to have them lettered; no credits were used.',
  setup_link_over: 'This link is used up or too old. Start the shop again: it prints a new one.',
  setup_done: 'This link is used up: the shop has its owner. Sign in with the owner’s e-mail.',
  shop_not_open: 'This shop is not open yet: it takes no orders. Your cart stays; please come back soon.',
  no_mail_server: 'This shop cannot send codes yet. Please come back soon.',
  setting_locked: 'The server’s environment says this, so it cannot be changed here.',
  setting_changed: 'Somebody else changed this meanwhile. Here is what it says now; please look again.',
  setting_refused: 'This cannot stand as it is. Please look at the marked fields.',
  prompt_rules_full: 'There are as many words on the list as fit. Remove one first.',
  instruction_unclear:
    'We did not understand that change. Name what should change, such as "make it blue", "add stars" or "remove the roses"; no credits were used.',
  instruction_done: 'The design is like that already, so nothing was changed and no credits were used.',
  generation_failed: 'The drawing did not work out. Your credits are back; please try again.',
  studio_resting: 'The studio is resting just now. Your credits are back; please try again later.',
  job_cancelled: 'This design was cancelled. Your credits are back.',
  not_worn:
    'This product is not worn, so there is no picture of somebody in it. The exact picture shows how it will be printed.',
  preview_failed: 'The preview did not work out. Your credits are back; the exact picture of the shirt stays as it is.',
  preview_cancelled: 'This preview was cancelled. Your credits are back.',
  job_not_cancellable: 'This design is already finished, so it can no longer be cancelled.',
  arrangement_changed: 'This design was placed in another window meanwhile. Please look at it again.',
  outside_print_area: 'Something reaches over the edge of the print. Please make it smaller or move it in.',
  text_not_drawable: 'We have no letters for a sign in this text. Please leave it out.',
  draft_changed: 'This was changed on another device meanwhile. What is there now is shown.',
  design_not_ready: 'This design is still being drawn. Please try again in a moment.',
  upload_rights_needed: 'Please confirm that you may print this artwork: it is yours, or its owner allows it.',
  upload_empty: 'This file is empty. Please choose it again.',
  upload_kind: 'This is not a picture that we can print. Please send a PNG, JPEG, WebP, GIF or SVG file.',
  upload_heic:
    'This is a HEIC photo, as iPhones take them, which we cannot read. Please share it as a JPEG and send that. For new photos: Settings > Camera > Formats > Most Compatible.',
  upload_other_picture:
    'This is an AVIF, BMP, TIFF, JPEG XL or camera file, which we do not read. Please save it as a PNG or JPEG and send that.',
  upload_document:
    'This is a document of a design program (PDF, AI, EPS, PSD, CDR) or an archive. Please export the picture as a PNG or SVG and send that.',
  upload_too_large: 'This file is larger than 20 MB (an SVG: 5 MB). Please save it smaller and send that.',
  upload_too_many_pixels:
    'This picture has too many pixels: at most 12,000 on a side and 60 million in all. Please make it smaller; 3,510 x 4,950 is enough for the largest print.',
  upload_too_small:
    'This picture is too small to print. Please choose a larger one: 750 pixels across look crisp on the chest.',
  upload_broken: 'We could not read this picture: it is damaged or cut off. Please save it again and send that file.',
  upload_hidden_parts: 'This file holds more than a picture. Please export it again as a plain PNG and send that.',
  upload_too_complex:
    'This picture is too heavy to draw: it has too many parts, filters or layers. Please export it as a PNG, 3,510 pixels across, and send that.',
  upload_blank: 'There is nothing to see in this picture: it is transparent everywhere. Please choose another.',
  upload_svg_active: 'This SVG holds scripts or parts of a web page. Please export it as a plain SVG, or as a PNG.',
  upload_svg_outside: 'This SVG takes in files from elsewhere. Please embed its pictures, or save it as a PNG.',
  upload_svg_entities:
    'This SVG begins with a document type (DOCTYPE, entities), which we do not read. Please export it as a plain SVG, or as a PNG.',
  upload_svg_text:
    'This SVG holds text, and we may not have its typeface. Please turn the text into paths, or save it as a PNG.',
  upload_svg_colour:
    'This SVG uses a colour that we cannot print as your screen shows it, such as one mixed or made from another (color-mix(), hsl(from …)) or a colour of the system. Please export it as a PNG, 3,510 pixels across, and send that.',
  upload_svg_transform:
    'This SVG moves or turns a part in a way that we cannot draw: in space, or around the middle of a shape (transform-box). Please export it as a PNG, 3,510 pixels across, and send that.',
  upload_svg_clip:
    'This SVG cuts a part out with a CSS shape or picture (clip-path: circle(), mask-image), which we cannot draw. Please export it as a PNG, 3,510 pixels across, and send that.',
  upload_svg_stroke:
    'This SVG has lines that keep their width at any size (non-scaling-stroke), take their colour from another line (context-stroke) or count their dashes by pathLength, which we cannot draw. Please export it as a PNG, 3,510 pixels across, and send that.',
  upload_svg_size:
    'This SVG gives a size that depends on the screen or on letters, such as calc(), vw, ch, or em beside a font-size, which we cannot draw. Please give sizes in plain numbers, or export it as a PNG, 3,510 pixels across, and send that.',
  upload_svg_effect:
    'This SVG has an effect of web pages, such as backdrop-filter, offset-path or a picture as its background, which we cannot draw. Please export it as a PNG, 3,510 pixels across, and send that.',
  upload_svg_rules:
    'This SVG has style rules that depend on the screen or on where a part is used again (@media, @supports, @property, var() in a symbol) or rules inside of rules (nesting), which we cannot draw. Please write plain rules, one after the other, or export it as a PNG, 3,510 pixels across, and send that.',
  upload_svg_gradient:
    'This SVG has a gradient that begins at a circle (fr), which we cannot draw. Please let it begin at a point (fr 0), or export the SVG as a PNG, 3,510 pixels across, and send that.',
  upload_svg_motion:
    'This SVG moves or changes by itself (animate, set, animation), and a print stands still. Please take that out, or export the moment that you want as a PNG, 3,510 pixels across, and send that.',
  upload_svg_picture:
    'This SVG holds a picture that is neither PNG nor JPEG, which we cannot draw. Please export it as a PNG, 3,510 pixels across, and send that.',
  upload_stalled: 'Your file did not arrive in full. Please check your connection and try again.',
  upload_busy:
    'We are busy with other pictures just now. Nothing is wrong with yours: please try again in a few seconds.',
  upload_not_stored: 'Your picture could not be kept just now. Please try again in a minute.',
  uploads_at_once: 'Two of your files are already on their way. Please wait for one of them.',
  name_refused: 'Please choose another name: this one has words that we do not show to others.',
  name_poses: 'Please choose another name: this one looks like the shop, somebody who works in it, or a web address.',
  note_refused: 'Please write this note in other words: it has words that we do not show to others.',
  words_not_shown: 'This design stays with you: it has words that we do not show to others.',
  upload_stays_private: 'Your own artwork stays private: only you see it, and it is printed for you alone.',
  upload_not_drawn: 'This is your own artwork, so we do not redraw it. Please change it yourself and send it again.',
  product_not_found: 'We do not have this T-shirt any more. Please choose another.',
  color_not_found: 'We do not have this colour. Please choose another.',
  size_not_found: 'We do not have this size. Please choose another.',
  placement_not_found: 'We cannot print there. Please choose another place for the design.',
  not_available:
    'Something you chose cannot be had just now. Please choose another size, colour or T-shirt; nothing was charged.',
  catalog_changed: 'Somebody else has changed this meanwhile. What is there now is shown; please look at it again.',
  catalog_full: 'The catalogue is full: 100 of these at most. Change one that is not sold any more.',
  catalog_last: 'The shop needs at least one of these on sale. Switch another one on first.',
  design_not_for_sale: 'This design cannot be sold: it is not drawn yet, was deleted, or is not there.',
  cart_empty: 'Your cart is empty.',
  cart_full: 'Your cart is full. Please check out, or take something out first.',
  price_changed: 'A price has changed. Please look at the new total before you go on; nothing was charged.',
  coupon_invalid: 'This coupon is not valid',
  invoice_not_yet: 'The invoice comes as soon as the order is paid.',
  order_paid: 'Your order is paid. What is in your cart now is not part of it.',
  order_not_payable: 'This order can no longer be paid. Please look at your orders.',
  order_not_cancellable:
    'This order can no longer be cancelled here. Please write to us if something is wrong with it.',
  order_changed: 'Somebody else has changed this order. Please look at it again.',
  order_unchanged: 'There was nothing to change.',
  reason_required: 'This step is out of the usual order. Please give a reason.',
  step_not_allowed: 'This order cannot take that step now.',
  payment_rejected: 'The payment could not be started. Nothing was charged; please try again.',
  payment_unknown: 'We are not sure yet whether the payment was started. Please wait a minute and look at your orders.',
  payments_unavailable: 'Payments are not possible just now. Your cart is safe; please try again in a few minutes.',
  pay_method_off: 'This way to pay is off just now. Your cart is safe; please choose another.',
  utr_form: 'Write the UTR of the payment: the 12 digits that your UPI app shows with it.',
  utr_used:
    'This UTR stands with another payment already. Compare all 12 digits with your UPI app; if they are right, write to us and send a picture of the payment.',
  claim_decided: 'Somebody has decided this payment meanwhile. Load the page again and look at it.',
  cash_too_dear:
    'This order is above what can be paid in cash on delivery. Take something out of the cart, or choose another way to pay.',
  cash_not_here: 'Cash on delivery is not offered at this PIN code. Please choose another way to pay.',
  cash_too_many:
    'You have as many orders under way in cash as one person may have. Choose another way to pay, or order again when they are delivered.',
  cash_no_mailbox:
    'Cash on delivery needs a code by e-mail, and your account has no confirmed address. Sign in with a code by e-mail first, or choose another way to pay.',
  cash_not_sent: 'The parcel was not sent yet. Mark it as sent first, then say that its money came.',
  cash_first:
    'This order is paid in cash on delivery. Say under Admin > Payments that the money came, that the parcel was refused, or that it is called off.',
  statement_sheet:
    'This file cannot be read. Download the account statement as CSV from your bank (comma-separated, UTF-8), and choose that file.',
  statement_columns:
    'Columns are missing. The first rows need headings for the date, the narration (or description, remarks, particulars) and the amount credited (or deposit); a column for the reference may stand beside them.',
  statement_too_large: 'This statement is too large: at most 5,000 lines and 1 MB. Choose fewer days.',
  coupon_code_taken: 'There is a coupon with this code already. Choose another code.',
  last_owner: 'This is the last owner of the shop. Appoint another owner first.',
  account_protected: 'This owner stands in the settings of the server (ADMIN_EMAILS), so it is changed there.',
  own_affair: 'This is about your own account, so another person of the shop has to do it.',
  mail_not_again: 'This mail cannot be sent again now: it is still waiting, or it was sent again five times.',
  views_full: 'You keep as many views as fit. Remove one first.',
  coupon_used_up:
    'The coupon of this order can no longer be used, so it cannot be paid at this price. Please check out from the cart.',
  nothing_to_refund: 'There is nothing left to return for this order.',
  refund_under_way: 'A refund of this order is under way. Wait until it has ended, then start the next one.',
  refund_amount: 'Enter an amount of at least ₹1 and at most what is left; a rest of less than ₹1 cannot stay.',
  credits_spent:
    'The credits of this amount are spent already, so it cannot be returned. Return the amount of those that are left.',
  photo_kind: 'This is not a photo that we can read. Please send a JPEG, PNG, WebP or GIF file.',
  photo_too_large: 'This photo is larger than 10 MB. Please take or save it smaller and send that.',
  photo_too_small: 'This photo is too small to see anything on it. Please send a larger one.',
  return_not_delivered:
    'A damage can be reported once the parcel is delivered. Please write to us if something is wrong.',
  return_under_way: 'A report of this order is with us already. Please wait for our answer to it.',
  return_nothing_left: 'Every item of this order was replaced or refunded already.',
  return_too_late: 'A damage is reported within 3 days of delivery, and these are over. Please write to us.',
  return_lines: 'Choose what is damaged from this order, no more pieces than you bought and than are left.',
  return_photos: 'Send one to five photos of the damage; one of these is missing or belongs to another report.',
  return_changed: 'Somebody else has decided about this return meanwhile. Please look at it again.',
  return_out_of_step:
    'The status of the order no longer fits its return. Set it to Return Requested first, or refuse the return.',
  return_reason_required: 'Say why: the customer reads it.',
  design_taken_down:
    'This design was taken down, so it cannot be ordered or shown. We have written to you why; answer that mail if you see it otherwise.',
  piece_taken_down:
    'We took a design on one of these shirts down, so we do not print it any more. Take the shirt out to order the rest; nothing was charged.',
  design_hidden: 'We took this design out of the gallery. You can still order it for yourself.',
  decision_changed: 'Somebody else has decided about this design meanwhile. Look at it again.',
  ticket_changed: 'Somebody else has just changed this ticket. Read it again before you answer.',
  ticket_out_of_step: 'That cannot be done with this ticket as it is now.',
  text_missing: 'Write a text first.',
  exception_resolved: 'This was resolved meanwhile.',
  exception_still_open: 'The payment provider still says the same, so nothing was changed.',
  address_book_full: 'You have saved as many addresses as fit. Remove one first.',
  pin_code_not_served: 'We do not deliver to this PIN code yet. Please choose another address; nothing was charged.',
  pin_code_mismatch: 'This PIN code does not lie in that state. Please check both; nothing was charged.',
  group_closed: 'This group order is closed, so nothing changes in it any more. Ask the person who collects.',
  group_ordered: 'This group order is ordered already. What comes later is an order of its own.',
  group_full: 'This group order is full: it takes 200 entries. Ask the person who collects.',
  group_choice: 'This group order does not offer that shirt. Please choose from what is shown.',
  group_closing: 'Please choose a last day from today to 30 days ahead.',
  group_in_cart: 'This entry is in the cart of the person who collects already. Please ask them to change it.',
  group_not_orderable:
    'The design of this group order is not to be had any more, so it can no longer be ordered. Its entries are kept.',
  groups_open: 'You have 20 group orders open. Please close one before you start another.',
  piece_changed: 'Somebody else has moved this piece meanwhile. It is shown as it is now.',
  piece_out_of_step: 'That is not the next step of this piece. It is shown as it is now.',
  piece_needs_look:
    'Its print has a warning, or could not be looked at. Look at this piece, and approve it by itself if it is to be printed so.',
  undo_over: 'Ten seconds have passed, so the approval stands. Nothing is printed until you print it.',
  pieces_gone: 'Some of these pieces are not to be made any more. The list was loaded again; please choose once more.',
  print_not_made: 'The picture of this print cannot be drawn. Please look at its order.',
  tracking_sheet:
    'This is no sheet of tracking numbers. It needs the columns order, carrier and tracking, and at least one line.',
  tracking_sheet_too_large: 'This sheet is too large: it may have 1,000 lines and 1 MB. Please send it in parts.',
  idempotency_mismatch: 'This was already sent with other content. Please reload the page and try again.',
  identity_unavailable: 'Signing in is not possible just now. Please try again in a few minutes.',
  disk_full:
    'The shop’s disk is full, so nothing can be saved just now. What was saved before is safe; please try again in a few minutes.',
  database_unavailable: 'The shop is catching its breath. Nothing is lost; please try again in a minute.',
  shutting_down: 'The shop is restarting. Please try again in a moment.',
  timeout: 'This took too long. Please try again.',
  display_name: 'A name has 1 to 80 characters. Please leave out line breaks and signs that cannot be seen.',
  export_link_over: 'This download was used already, or its minute is over. Please begin it again from your profile.',
  deletion_not_confirmed: 'That is not the e-mail address of this account. Please type it as it stands above.',
  deletion_deferred: 'An order, a payment or a refund is still open. Your account can be deleted once it is done.',
  sign_in_again: 'Please sign in once more before you do this, so that we know that it is you.',
  factor_needed: 'Please give the code of your authenticator app first.',
  factor_required: 'This shop asks everybody who works in it for a second factor. Set yours up in your profile first.',
  factor_is_on: 'Your second factor is on already.',
  last_way: 'This is the only way into your account, so it stays.',
  factor_is_off: 'This account has no second factor.',
  factor_not_begun: 'That took too long. Please begin the set-up again.',
  factor_code_wrong: 'This code is not right, or was used before. Wait for the next one and try again.',
  internal: 'Something went wrong on our side. Nothing was charged; please try again.',
};
