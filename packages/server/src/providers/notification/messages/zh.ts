import type { MailMessages } from './messages'

export const zh: MailMessages = {
  direction: 'ltr',
  hello: '{name}，您好！',
  hello_there: '您好！',
  regards: '此致，{shop}',
  order_placed: {
    subject: '您在 {shop} 的订单 {number}',
    intro: '感谢您的订单 {number}。您选购了以下商品：',
  },
  order_shipped: {
    subject: '您的订单 {number} 已发货',
    intro: '我们已将您的订单 {number} 交付配送。',
    tracking: '查看物流：',
  },
  order_refunded: {
    subject: '订单 {number} 的退款',
    intro: '我们已就订单 {number} 向您退款 {amount}。银行可能需要几天才会显示这笔款项。',
  },
  gift_card: {
    subject: '{shop} 礼品卡（{amount}）',
    from: '{name} 送给您一份礼物。',
    intro: '这张礼品卡在 {shop} 价值 {amount}。请在购物车中输入卡码，可一次用完，也可分次使用。',
    until: '有效期至 {date}。',
    code: '礼品卡码',
    message: '随附留言',
    button: '前往商店',
  },
  password_reset: {
    subject: '为您的 {shop} 账户设置新密码',
    intro: '有人请求为您的账户设置新密码。您可以通过此链接设置；链接仅可使用一次，15 分钟内有效。',
    button: '设置新密码',
    ignore: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
  },
  email_changed: {
    subject: '您在 {shop} 的电子邮箱已更改',
    intro: '今后您使用 {email} 登录 {shop} 的后台，不再使用此邮箱。',
    warning: '如果不是您本人操作，请立即告知管理团队的人员：有人知道您的密码。',
  },
  order_claim: {
    subject: '{shop} 的这些订单属于某个账户吗？',
    intro: '有人请求将使用此邮箱下的订单转入其账户。如果是您本人，请在 15 分钟内确认。',
    button: '转移订单',
    ignore: '如果不是您本人操作，请忽略此邮件，订单将保持原样。',
  },
  restock: {
    subject: '{piece} 已重新到货',
    intro: '您曾要求在 {piece} 可以再次购买时收到通知。现在可以购买了，售完为止。',
    button: '在商店中查看',
    once: '关于此商品只发这一封邮件：只有您再次要求，我们才会再写信。',
    stop: '停止接收我所等待商品的全部邮件',
  },
  newsletter_confirm: {
    subject: '请确认订阅 {shop} 的新闻邮件',
    intro:
      '有人（很可能是您）用此地址订阅了 {shop} 的新闻邮件。请在七天内确认；在此之前我们不会发送任何内容。',
    button: '确认我的地址',
    ignore: '如果不是您本人操作，请忽略此邮件：您不会再收到任何邮件。',
  },
  newsletter_welcome: {
    subject: '您已加入 {shop} 的订阅名单',
    intro: '谢谢，您的地址已确认。从现在起，您将收到 {shop} 的新闻邮件。',
    leave: '您可以随时通过每封邮件末尾的链接退订。',
    unsubscribe: '退订新闻邮件',
  },
  invite: {
    subject: '邀请您加入 {shop} 的工作团队',
    intro: '您受邀进入 {shop} 的管理后台。请接受邀请并设置您的姓名和密码。',
    button: '接受邀请',
    expires: '邀请在七天内有效。',
  },
  labels: {
    quantity: '数量',
    subtotal: '小计',
    discount: '折扣',
    shipping: '配送费',
    tax: '税费',
    gift_card: '礼品卡',
    total: '总计',
    shipping_address: '收货地址',
    placed_on: '下单日期：{date}',
    view_order: '查看订单',
    items: { other: '{count} 件商品' },
  },
}
