import type { ErrorWords } from './words'

export const ja: ErrorWords = {
  insufficient_inventory: '在庫が足りません。',
  discount_limit_reached: 'この割引コードは利用できる回数に達しています。',
  gift_card_expired: 'このギフトカードは有効期限が切れています。',
  gift_card_used: 'ギフトカードの残高が足りなくなりました。カートをもう一度ご確認ください。',
  cart_completed: 'このカートはすでに注文になっているため、変更できません。',
  cart_authorizing: 'このカートはお支払いの手続き中です。少し待ってからもう一度お試しください。',
  cart_incompatible_state: '先に配送方法を選んでください。',
  taxes_unavailable:
    '現在、税金を計算できません。内容は失われていません。少し待ってからもう一度お試しください。',
  payment_authorization_error:
    'お支払いが承認されませんでした。もう一度試すか、別のお支払い方法を選んでください。',
  sign_in_required: 'これはアカウントのものです。続けるにはログインしてください。',
  confirm_password: 'メールアドレスまたはパスワードを変更するには、現在のパスワードを入力してください。',
  wrong_password: '現在のパスワードと一致しません。もう一度お試しください。',
  two_factor_required: '認証アプリのコード、またはリカバリーコードを入力してください。',
  two_factor_invalid:
    'コードが間違っているか、期限切れ、または使用済みです。アプリに今表示されているコードを入力してください。',
  refund_limit: 'ご自身の役割で返金できる上限を超えています。',
  unauthorized:
    'ログインしてください。メールアドレスかパスワードが正しくないか、ログインの期限が切れています。',
  forbidden: 'お使いのアカウントではこの操作はできません。',
  not_found: 'お探しのものは見つかりませんでした。',
  too_many_requests: '試行回数が多すぎます。少しお待ちください。',
  unavailable: '現在ショップに接続できません。少し待ってからもう一度お試しください。',
  unknown_error: '予期しないエラーが発生しました。',
}
