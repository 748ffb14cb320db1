import type { ErrorWords } from './words'

export const vi: ErrorWords = {
  insufficient_inventory: 'Trong kho không còn đủ hàng.',
  discount_limit_reached: 'Mã giảm giá này đã được dùng hết số lần cho phép.',
  gift_card_expired: 'Thẻ quà tặng này đã hết hạn.',
  gift_card_used: 'Thẻ quà tặng không còn đủ cho số tiền này. Vui lòng xem lại giỏ hàng.',
  cart_completed: 'Giỏ hàng này đã thành đơn hàng và không thể thay đổi nữa.',
  cart_authorizing: 'Giỏ hàng này đang được thanh toán. Vui lòng thử lại sau giây lát.',
  cart_incompatible_state: 'Hãy chọn phương thức vận chuyển trước.',
  taxes_unavailable: 'Hiện không thể tính thuế. Không có gì bị mất: vui lòng thử lại sau giây lát.',
  payment_authorization_error: 'Thanh toán không được chấp nhận. Hãy thử lại hoặc chọn cách thanh toán khác.',
  sign_in_required: 'Mục này thuộc về một tài khoản. Vui lòng đăng nhập để tiếp tục.',
  confirm_password: 'Vui lòng nhập mật khẩu hiện tại để đổi e-mail hoặc mật khẩu.',
  unauthorized: 'Vui lòng đăng nhập: e-mail hoặc mật khẩu không đúng, hoặc phiên đã hết hạn.',
  forbidden: 'Tài khoản của bạn không được phép làm điều này.',
  not_found: 'Mục này không tồn tại hoặc không còn nữa.',
  too_many_requests: 'Quá nhiều lần thử. Vui lòng đợi một lát.',
  unavailable: 'Cửa hàng hiện không truy cập được. Vui lòng thử lại sau giây lát.',
  unknown_error: 'Đã xảy ra lỗi không mong muốn.',
}
