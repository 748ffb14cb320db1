import type { MailMessages } from './messages'

export const vi: MailMessages = {
  direction: 'ltr',
  hello: 'Xin chào {name},',
  hello_there: 'Xin chào,',
  regards: 'Trân trọng, {shop}',
  order_placed: {
    subject: 'Đơn hàng số {number} của bạn tại {shop}',
    intro: 'Cảm ơn bạn đã đặt đơn hàng số {number}. Đây là những gì bạn đã chọn:',
  },
  order_shipped: {
    subject: 'Đơn hàng số {number} đang trên đường đến bạn',
    intro: 'Chúng tôi đã giao đơn hàng số {number} cho đơn vị vận chuyển.',
    tracking: 'Theo dõi kiện hàng:',
  },
  order_refunded: {
    subject: 'Hoàn tiền cho đơn hàng số {number}',
    intro:
      'Chúng tôi đã hoàn {amount} cho đơn hàng số {number}. Có thể mất vài ngày để ngân hàng hiển thị khoản này.',
  },
  gift_card: {
    subject: 'Thẻ quà tặng {amount} từ {shop}',
    from: '{name} đã gửi cho bạn một món quà.',
    intro:
      'Thẻ quà tặng này trị giá {amount} tại {shop}. Nhập mã trong giỏ hàng, dùng một lần hoặc nhiều lần.',
    until: 'Thẻ có giá trị đến {date}.',
    code: 'Mã thẻ',
    message: 'Lời nhắn kèm theo',
    button: 'Đến cửa hàng',
  },
  return_requested: {
    subject: 'Yêu cầu trả hàng cho đơn hàng số {number}',
    intro: 'Chúng tôi đã ghi nhận yêu cầu trả hàng cho đơn hàng số {number}. Các món trả lại:',
    ask: 'Chúng tôi sẽ viết cho bạn nơi gửi.',
    note: 'Hãy đặt vào gói hàng một tờ giấy ghi số đơn hàng {number} và {return} để chúng tôi biết đó là của ai.',
    button: 'Xem yêu cầu trả hàng',
  },
  return_received: {
    subject: 'Hàng trả của đơn hàng số {number} đã đến',
    intro: 'Những gì bạn gửi trả từ đơn hàng số {number} đã đến:',
    refund: '{amount} sẽ về lại nơi bạn đã thanh toán. Có thể mất vài ngày để ngân hàng hiển thị khoản này.',
  },
  swap_made: {
    subject: 'Đổi hàng cho đơn hàng số {number}',
    intro:
      'Hãy xem món gửi lại và món nhận về, chọn cách giao hàng (phí được cộng vào tổng) rồi đồng ý. Trước đó không có gì xảy ra.',
    button: 'Đồng ý đổi hàng',
  },
  swap_shipped: {
    subject: 'Hàng đổi của đơn hàng số {number} đang trên đường đến bạn',
    intro: 'Chúng tôi đã giao các món mới trong lần đổi hàng của đơn hàng số {number} cho bên vận chuyển.',
  },
  edit_requested: {
    subject: 'Xin trả lời: thay đổi đơn hàng số {number} của bạn',
    intro: 'Chúng tôi đề nghị thay đổi này cho đơn hàng số {number}. Không gì xảy ra trước khi bạn đồng ý.',
    button: 'Chấp nhận hoặc từ chối',
  },
  edit_confirmed: {
    subject: 'Đơn hàng số {number} của bạn đã thay đổi',
    intro: 'Đơn hàng số {number} của bạn nay đã thay đổi như sau:',
  },
  edit_declined: {
    subject: 'Đơn hàng số {number} của bạn giữ nguyên',
    intro:
      'Thay đổi cho đơn hàng số {number} đã bị từ chối. Đơn hàng giữ nguyên và không thu thêm khoản nào.',
  },
  after_sale: {
    refund: 'Hoàn tiền',
    return_cost: 'Phí gửi trả',
    way_back: 'Cách gửi trả',
    send_to: 'Gửi đến',
    goes_back: 'Gửi trả',
    comes: 'Gửi đến bạn',
    due: 'Phải trả',
    owed: 'Hoàn lại cho bạn',
    due_none: 'Không phải trả gì',
    added: 'Thêm: {pieces}',
    removed: 'Bớt: {pieces}',
    quantity_changed: '{after} thay vì {before}',
    new_total: 'Tổng mới',
  },
  password_reset: {
    subject: 'Chọn mật khẩu mới cho {shop}',
    intro:
      'Có yêu cầu đặt mật khẩu mới cho tài khoản của bạn. Dùng liên kết này để chọn mật khẩu; liên kết chỉ dùng được một lần, trong 15 phút.',
    button: 'Chọn mật khẩu mới',
    ignore: 'Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu của bạn vẫn giữ nguyên.',
  },
  email_changed: {
    subject: 'Địa chỉ email của bạn tại {shop} đã thay đổi',
    intro: 'Từ nay bạn đăng nhập vào trang quản trị của {shop} bằng {email}, không còn bằng địa chỉ này.',
    warning:
      'Nếu không phải bạn, hãy báo ngay cho người quản lý nhóm của cửa hàng: có ai đó biết mật khẩu của bạn.',
  },
  agent_connected: {
    subject: '{agent} giờ có thể hành động thay bạn tại {shop}',
    intro:
      'Bạn đã kết nối {agent} với tài khoản của mình tại {shop}. Từ nay nó có thể làm thay bạn những gì bạn đã cho phép ở đó.',
    button: 'Xem các tác tử đã kết nối',
    warning: 'Nếu không phải bạn, hãy đổi mật khẩu ngay: việc đó chấm dứt mọi kết nối.',
  },
  order_claim: {
    subject: 'Các đơn hàng này tại {shop} có thuộc về một tài khoản không?',
    intro:
      'Có người yêu cầu chuyển các đơn hàng đặt bằng địa chỉ e-mail này vào tài khoản của họ. Nếu đó là bạn, hãy xác nhận trong vòng 15 phút.',
    button: 'Chuyển đơn hàng',
    ignore: 'Nếu không phải bạn, hãy bỏ qua thư này: các đơn hàng vẫn ở nguyên chỗ cũ.',
  },
  restock: {
    subject: '{piece} đã có hàng trở lại',
    intro: 'Bạn đã nhờ chúng tôi báo khi {piece} có bán trở lại. Nay đã có, cho đến khi hết hàng.',
    button: 'Xem trong cửa hàng',
    once: 'Đây là thư duy nhất về việc này: chúng tôi chỉ viết lại khi bạn yêu cầu.',
    stop: 'Ngừng mọi thư về những món tôi đang chờ',
  },
  newsletter_confirm: {
    subject: 'Hãy xác nhận bản tin của {shop}',
    intro:
      'Ai đó, nhiều khả năng là bạn, đã đăng ký bản tin của {shop} bằng địa chỉ này. Hãy xác nhận trong bảy ngày; trước đó chúng tôi không gửi gì.',
    button: 'Xác nhận địa chỉ của tôi',
    ignore: 'Nếu không phải bạn, hãy bỏ qua thư này: bạn sẽ không nhận thêm gì.',
  },
  newsletter_welcome: {
    subject: 'Bạn đã có trong danh sách của {shop}',
    intro: 'Cảm ơn, địa chỉ của bạn đã được xác nhận. Từ nay bạn sẽ nhận bản tin của {shop}.',
    leave: 'Bạn có thể rời đi bất cứ lúc nào bằng liên kết ở cuối mỗi thư.',
    unsubscribe: 'Hủy đăng ký bản tin',
  },
  mention: {
    subject: '{name} đã nhắc đến bạn trong một ghi chú',
    intro: '{name} đã viết một ghi chú dành cho cả bạn:',
    button: 'Mở',
  },
  invite: {
    subject: 'Lời mời làm việc tại {shop}',
    intro: 'Bạn được mời vào trang quản trị của {shop}. Hãy chấp nhận để chọn tên và mật khẩu.',
    button: 'Chấp nhận lời mời',
    expires: 'Lời mời có hiệu lực trong bảy ngày.',
  },
  labels: {
    quantity: 'Số lượng',
    subtotal: 'Tạm tính',
    discount: 'Giảm giá',
    shipping: 'Vận chuyển',
    tax: 'Thuế',
    gift_card: 'Thẻ quà tặng',
    total: 'Tổng cộng',
    shipping_address: 'Địa chỉ giao hàng',
    placed_on: 'Đặt ngày {date}',
    view_order: 'Xem đơn hàng',
    items: { other: '{count} sản phẩm' },
  },
}
