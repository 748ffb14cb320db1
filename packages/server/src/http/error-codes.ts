import type { ErrorType } from '@cartwright/contract'

/** What a refusal means, and what somebody does about it. */
export interface Explained {
  means: string
  mend: string
}

/**
 * Every kind of refusal, `type` of the reply. Shown in docs/troubleshooting.md; its status stands in the contract.
 */
export const errorKinds: Readonly<Record<ErrorType, Explained>> = {
  invalid_data: {
    means: 'What was sent is wrong: a field, a value, or the whole as it stands.',
    mend: 'Read `message`; where `errors` is there, each entry names a field by its path. Change the request: the same one is refused again.',
  },
  not_allowed: {
    means:
      'What was sent is well formed, and the state of the thing forbids it: it is paid, packed, sold out, over.',
    mend: 'Read the thing anew, and do what its state allows.',
  },
  unauthorized: {
    means: 'Nobody is signed in, or the credentials are wrong or over.',
    mend: 'Sign in again, or send a token: staff in `x-medusa-access-token`, customers as `Authorization: Bearer …`.',
  },
  forbidden: {
    means: 'Somebody is signed in and may not do this; or a page of another site asked with a cookie.',
    mend: 'Ask for a role or a token with the scope that `message` names. A page elsewhere has to be listed in `STORE_CORS` or `ADMIN_CORS`.',
  },
  not_found: {
    means: 'There is no such thing, no such address, or it is not for whoever asks.',
    mend: 'Look at the id and at the address. What belongs to an account is found only by who is signed in to it.',
  },
  method_not_allowed: {
    means: 'The address is there, under another verb.',
    mend: 'Take the verb that the header `Allow` names.',
  },
  conflict: {
    means: 'Somebody else changed the same thing meanwhile, or it is being worked on right now.',
    mend: 'Read it anew, then decide. Where `code` says that something is running, ask again in a moment.',
  },
  payload_too_large: {
    means: 'The body, a file, or a list in the body is larger than the shop takes.',
    mend: 'Send it in parts. Large product files go in on the machine of the shop: `cartwright import`.',
  },
  unsupported_media_type: {
    means: 'The body is of a type that this call does not take.',
    mend: 'Send JSON with `content-type: application/json`; uploads as `multipart/form-data`.',
  },
  duplicate_error: {
    means: 'There is one already, under the same handle, code or address.',
    mend: 'Change the one that is there, or choose another name.',
  },
  payment_authorization_error: {
    means: 'The payment provider did not authorise the payment.',
    mend: 'Show the message; the cart is as it was, and can be paid another way.',
  },
  too_many_requests: {
    means: 'Too many attempts from one address or for one account.',
    mend: 'Wait as long as `Retry-After` says. Where all shoppers share one limit, name the proxy in `TRUST_PROXY`.',
  },
  database_error: {
    means: 'The database refused something that the shop takes for right.',
    mend: 'It is a mistake of the shop: report it with the `request_id`, under which the log has the reason.',
  },
  unexpected_state: {
    means: 'Something the shop relies on did not do its part, often a payment or fulfilment provider.',
    mend: 'Look for the `request_id` in the log. Nothing was changed unless the message says so.',
  },
  invalid_argument: {
    means: 'A part of the shop was handed what it cannot work with.',
    mend: 'It is a mistake of the shop or of a plugin: report it with the `request_id`.',
  },
  unknown_error: {
    means: 'A mistake of the shop or of a plugin. What went wrong is in the log alone.',
    mend: 'Look for the `request_id` in the log, and report what stands there.',
  },
  unavailable: {
    means: 'Not now: the database, the store of files or a provider does not answer.',
    mend: 'Ask again after `Retry-After`, a write with the same `Idempotency-Key`. `/ready` says when the shop is well again.',
  },
}

/**
 * Every `code` that the shop itself can answer. A test holds that none is missing and none is left over; the statuses are read
 * off where they are thrown.
 */
export const errorCodes: Readonly<Record<string, Explained>> = {
  access_denied: {
    means: 'Somebody refused the code of `cartwright login --device` in the back office.',
    mend: 'Begin anew, and confirm the new code.',
  },
  already_set_up: {
    means: 'The shop has staff, so its set-up address is closed.',
    mend: 'Sign in, or have a member of staff send an invite.',
  },
  amount_out_of_range: {
    means: 'With this a sale would come to more than can be counted exactly.',
    mend: 'Fewer pieces, or a smaller amount.',
  },
  another_shop: {
    means: 'What was begun or moved in here comes from another v1 shop than `--from` names.',
    mend: 'Look at `--from`; `--restart` begins anew.',
  },
  authorization_pending: {
    means: 'Nobody has confirmed the code of the device yet.',
    mend: 'Confirm it in the back office. Programs ask again every few seconds.',
  },
  beyond_own_role: {
    means: 'A role was to be given or made that may do more than whoever gives it.',
    mend: 'Have somebody do it who may do all of it.',
  },
  both_have: {
    means: 'v1 and this shop both made something that only one may have since the move.',
    mend: 'Remove what was made here, or move anew into an empty shop. Nothing was changed.',
  },
  cannot_move: {
    means: 'v1 holds rows that the tables of this shop refuse; the message names them.',
    mend: 'Put them right in v1, then move again. `--dry-run` lists all of them.',
  },
  cart_authorizing: {
    means: 'The cart is being paid at this moment.',
    mend: 'Wait for the answer of the first request; ask again in a moment.',
  },
  cart_completed: {
    means: 'The cart is an order already.',
    mend: 'Forget its id. Completing it again answers the order.',
  },
  cart_incompatible_state: {
    means: 'The cart lacks a shipping method for goods that are sent.',
    mend: 'Choose one: `POST /store/carts/:id/shipping-methods`.',
  },
  changed_meanwhile: {
    means: 'Rows of the batch were changed by somebody else since they were read.',
    mend: 'Read them anew; `errors` names each. Nothing was written.',
  },
  confirm_password: {
    means:
      'To change the e-mail or the password, or to delete the account, the present password is needed, and it is missing or wrong.',
    mend: 'Ask for it, and send it along.',
  },
  content_encoding: {
    means: 'The body is packed in a way that the shop does not read.',
    mend: 'Send it plain, or as the header `Accept-Encoding` of the reply says.',
  },
  copy_begun: {
    means: 'A move from v1 was begun here and not finished.',
    mend: '`--resume` goes on with it, `--restart` begins anew.',
  },
  counted_by_location: {
    means: 'The variant is counted at several locations, so one number for all of them means nothing.',
    mend: 'Set what lies at each: `POST /admin/inventory-items/:id/location-levels/:location_id`.',
  },
  damaged_backup: {
    means: 'The file is cut off, changed, or no backup.',
    mend: 'Take another copy. Nothing was changed. `cartwright backup verify` says whether one is whole.',
  },
  discount_disabled: {
    means: 'The discount is switched off.',
    mend: 'Leave the code out; staff can switch it on again.',
  },
  discount_ended: {
    means: 'The time of the discount is over.',
    mend: 'Leave the code out; staff can give it a later end.',
  },
  discount_is_template: {
    means: 'The discount is the pattern of codes that are made of it, and no code itself.',
    mend: 'Make codes of it: `POST /admin/discounts/:id/dynamic-codes`.',
  },
  discount_limit_reached: {
    means: 'The discount has been used as often as it may be.',
    mend: 'Take it off the cart, or raise its limit.',
  },
  discount_needs_customer: {
    means: 'The discount is for certain customers, and nobody is known to buy.',
    mend: 'Sign in, or give the cart an email address, then send the code again.',
  },
  discount_not_for_customer: {
    means: 'The discount is for other customers.',
    mend: 'Leave the code out.',
  },
  discount_not_found: {
    means: 'There is no discount with this code.',
    mend: 'Look at how it is written; small and capital letters are the same.',
  },
  discount_not_in_region: {
    means: 'The discount is not for the region of the cart.',
    mend: 'Leave the code out; staff can add the region to the discount.',
  },
  discount_not_started: {
    means: 'The time of the discount has not begun.',
    mend: 'Leave the code out until then.',
  },
  draft_order_changed: {
    means: 'The draft was changed while it was being paid.',
    mend: 'Look at its total again, then pay.',
  },
  expired_token: {
    means: 'The code of the device is wrong, used or over.',
    mend: 'Begin anew: `cartwright login --device`.',
  },
  file_exists: {
    means: 'The backup would be written over a file.',
    mend: 'Choose another name: a backup overwrites nothing.',
  },
  gift_card_expired: {
    means: 'A gift card of the cart has expired.',
    mend: 'Take it off the cart, or give it a later end.',
  },
  gift_card_used: {
    means: 'What a gift card holds was spent elsewhere meanwhile.',
    mend: 'Show the cart again: what is left of the card is in its totals.',
  },
  idempotency_answer_lost: {
    means: 'The first request with this key took effect, and its answer was lost with the server.',
    mend: 'Read the result instead of asking again.',
  },
  idempotency_key_reused: {
    means: 'The key belongs to another request.',
    mend: 'Make a new key for each request; only repetitions share one.',
  },
  in_stock: {
    means: 'The variant can be bought, so there is nothing to wait for.',
    mend: 'Offer to buy it.',
  },
  insufficient_inventory: {
    means: 'Stock does not cover the quantity.',
    mend: 'Offer fewer, or allow backorders for the variant. `message` says how many there are where that may be told.',
  },
  invalid_request_error: {
    means: 'Something with the same handle, code or address is there already.',
    mend: 'Change the one that is there, or choose another name.',
  },
  invalid_state_error: {
    means: 'The first request with this key is still running, or two transactions met at the same rows.',
    mend: 'Repeat the same request in a moment, with the same key.',
  },
  last_admin: {
    means: 'It would leave the shop without anybody who may do everything.',
    mend: 'Make somebody else admin first.',
  },
  mail_server_fixed: {
    means: 'The environment or the configuration says how mails leave, so the back office may not.',
    mend: 'Change `SMTP_URL` and `MAIL_FROM`, or `notification` of `cartwright.config.ts`.',
  },
  newer_version: {
    means: 'The rows come from a newer Cartwright than this one.',
    mend: 'Install that version or a later one.',
  },
  no_shop: {
    means: 'The database holds no shop.',
    mend: 'Look at `--data` and `DATABASE_URL`; `cartwright start` makes a shop where there is none.',
  },
  not_moved: {
    means: 'No v1 shop was moved into this one, so there is nothing to bring up to date or to compare.',
    mend: 'Leave `--since` and `--verify` out to move it.',
  },
  link_request_over: {
    means: 'By what was sent no agent asks to be connected: it is changed, or older than twenty minutes.',
    mend: 'Begin anew with the agent; it sends its customer here again.',
  },
  list_moves: {
    means:
      'A list of the v1 shop that is moved by its admin API changed each time while its pages were read.',
    mend: 'Move when fewer people work there; what was read is kept for `--resume`.',
  },
  nothing_begun: {
    means: 'There is no move to go on with.',
    mend: 'Leave `--resume` out.',
  },
  other_wishes: {
    means: 'The move was begun with other words for `--with`, `--only` and `--skip`.',
    mend: 'Say the same again, or begin anew with `--restart`.',
  },
  outcome_unknown: {
    means: 'The database was lost at the very moment of keeping: the change may have taken effect.',
    mend: 'Repeat the request with the same `Idempotency-Key`, which then knows; without a key look at the result first.',
  },
  password_changed: {
    means: 'The password was changed while this was asked for.',
    mend: 'Sign in again with the new one.',
  },
  payment_busy: {
    means: 'The payment is being captured, canceled or given back right now.',
    mend: 'Ask again in a moment, and look at the order before.',
  },
  refund_busy: {
    means: 'The refund is being asked for at the provider.',
    mend: 'Wait: it is looked at again by itself.',
  },
  refund_conflict: {
    means: 'Another refund of the same order was faster.',
    mend: 'Look at what is left to refund, then decide again.',
  },
  refund_limit: {
    means: 'The role of whoever asks has a limit for refunds, and this goes beyond it.',
    mend: 'Have somebody without this limit do it.',
  },
  role_in_use: {
    means: 'Members of staff have this role.',
    mend: 'Give them another first; the message names them.',
  },
  rows_differ: {
    means: 'What was copied does not agree with what was read. Nothing was changed.',
    mend: 'Stop what writes to the source, then try again.',
  },
  needs_direct_url: {
    means: 'The shop reaches its database by a pooler, and this needs a connection for as long as it lasts.',
    mend: 'Set `DATABASE_DIRECT_URL` to the address of the database server itself.',
  },
  session_busy: {
    means: 'Another request of the same agent changes this cart or checkout at this moment.',
    mend: 'Ask again in a moment, with a key of idempotency of its own.',
  },
  shop_is_running: {
    means: 'The shop is open, and this needs it closed.',
    mend: 'Stop it, then try again.',
  },
  shop_not_empty: {
    means: 'Restoring would replace a shop that is there.',
    mend: '`--replace` says that you mean it; make a backup of it before.',
  },
  sign_in_required: {
    means: 'The cart, order or gift card belongs to an account.',
    mend: 'Sign in to it, then go on. The storefront brings shoppers back to where they were.',
  },
  stock_changed: {
    means: 'What lies somewhere was changed by somebody else since it was read.',
    mend: 'Read it anew; `errors` names each. Nothing was written.',
  },
  target_not_empty: {
    means: 'The database that rows should go to holds a shop.',
    mend: 'Name an empty data folder or database.',
  },
  taxes_unavailable: {
    means: 'The tax provider does not answer, so that the total is not known.',
    mend: 'Ask again shortly. Nothing was lost.',
  },
  token_expired: {
    means: 'The API token is over.',
    mend: 'Make a new one: `cartwright token create --domain admin --reveal`, or in the back office.',
  },
  token_revoked: {
    means: 'The API token was revoked.',
    mend: 'Make a new one, if its use was meant to go on.',
  },
  two_factor_invalid: {
    means: 'The code of the second factor is wrong, over or used.',
    mend: 'Enter the one that the app shows now. If all are refused, set the clock of the telephone.',
  },
  two_factor_off: {
    means: 'There is no second factor to renew the recovery codes of.',
    mend: 'Turn it on; it comes with recovery codes.',
  },
  two_factor_on: {
    means: 'A second factor is on already.',
    mend: 'Turn it off first, to begin with another app.',
  },
  two_factor_required: {
    means: 'The password is right, and the account asks for a code as well.',
    mend: 'Send the same with `code`: six digits of the app, or a recovery code.',
  },
  unknown_error: {
    means: 'A mistake of the shop or of a plugin.',
    mend: 'Look for the `request_id` in the log, and report what stands there.',
  },
  user_exists: {
    means: 'A member of staff has this e-mail.',
    mend: 'Choose another, or change the one that is there.',
  },
  wrong_password: {
    means: 'It is not the present password.',
    mend: 'Try again; after ten failures in 15 minutes the account waits.',
  },
  wrong_setup_secret: {
    means: 'The set-up address is an older one.',
    mend: 'Take the one that the shop printed last; a start prints a new one.',
  },
}
