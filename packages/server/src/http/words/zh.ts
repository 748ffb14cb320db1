import type { ErrorWords } from './words'

export const zh: ErrorWords = {
  insufficient_inventory: '库存不足。',
  discount_limit_reached: '此折扣码已达到可使用次数。',
  gift_card_expired: '此礼品卡已过期。',
  gift_card_used: '礼品卡余额已不足，请重新查看购物车。',
  cart_completed: '此购物车已成为订单，无法再更改。',
  cart_authorizing: '此购物车正在付款，请稍后再试。',
  cart_incompatible_state: '请先选择配送方式。',
  taxes_unavailable: '目前无法计算税费。内容没有丢失，请稍后再试。',
  payment_authorization_error: '付款未被接受。请重试或选择其他付款方式。',
  sign_in_required: '此内容属于某个账户。请登录后继续。',
  confirm_password: '请输入当前密码以更改电子邮箱或密码。',
  unauthorized: '请登录：邮箱或密码不正确，或登录已过期。',
  forbidden: '您的账户无权执行此操作。',
  not_found: '该内容不存在或已不存在。',
  too_many_requests: '尝试次数过多，请稍候。',
  unavailable: '商店暂时无法访问，请稍后再试。',
  unknown_error: '发生了意外错误。',
}
