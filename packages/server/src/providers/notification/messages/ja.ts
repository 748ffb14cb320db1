import type { MailMessages } from './messages'

export const ja: MailMessages = {
  direction: 'ltr',
  hello: '{name} 様',
  hello_there: 'お客様',
  regards: '今後ともよろしくお願いいたします。{shop}',
  order_placed: {
    subject: '{shop} のご注文（番号 {number}）',
    intro: 'ご注文（番号 {number}）をいただき、ありがとうございます。ご注文の内容は次のとおりです。',
  },
  order_shipped: {
    subject: 'ご注文（番号 {number}）を発送しました',
    intro: 'ご注文（番号 {number}）の商品を配送会社に引き渡しました。',
    tracking: '荷物の追跡',
  },
  order_refunded: {
    subject: 'ご注文（番号 {number}）の返金について',
    intro:
      'ご注文（番号 {number}）について {amount} を返金しました。口座への反映には数日かかることがあります。',
  },
  gift_card: {
    subject: '{shop} のギフトカード（{amount}）',
    from: '{name} 様から贈り物が届きました。',
    intro:
      'このギフトカードは {shop} で {amount} 分ご利用いただけます。カートでコードを入力してください。何回かに分けてもお使いになれます。',
    until: '有効期限は {date} です。',
    code: 'カードのコード',
    message: '添えられたメッセージ',
    button: 'ショップへ',
  },
  return_requested: {
    subject: 'ご注文（番号 {number}）の返品について',
    intro: 'ご注文（番号 {number}）の返品を承りました。お返しになる品は次のとおりです。',
    ask: '返送先は当店からご連絡します。',
    note: 'どなたからの荷物か分かるよう、注文番号 {number} と {return} を書いた紙を同封してください。',
    button: '返品の内容を見る',
  },
  return_received: {
    subject: 'ご注文（番号 {number}）の返品が届きました',
    intro: 'ご注文（番号 {number}）からお返しになった品が届きました。',
    refund: '{amount} をお支払い元に返金します。口座への反映には数日かかることがあります。',
  },
  swap_made: {
    subject: 'ご注文（番号 {number}）の交換について',
    intro:
      'お返しになる品と代わりに届く品をご確認のうえ、配送方法（料金は合計に加わります）を選び、同意してください。それまでは何も行われません。',
    button: '交換に同意する',
  },
  swap_shipped: {
    subject: 'ご注文（番号 {number}）の交換品を発送しました',
    intro: 'ご注文（番号 {number}）の交換の新しい品を配送会社に引き渡しました。',
  },
  edit_requested: {
    subject: 'ご回答のお願い：ご注文（番号 {number}）の変更',
    intro: 'ご注文（番号 {number}）について次の変更をご提案します。同意いただくまで何も変わりません。',
    button: '承諾または辞退する',
  },
  edit_confirmed: {
    subject: 'ご注文（番号 {number}）を変更しました',
    intro: 'ご注文（番号 {number}）を次のように変更しました。',
  },
  edit_declined: {
    subject: 'ご注文（番号 {number}）は元のままです',
    intro: 'ご注文（番号 {number}）の変更は辞退されました。ご注文は元のままで、請求もありません。',
  },
  after_sale: {
    refund: '返金額',
    return_cost: '返送料',
    way_back: '返送方法',
    send_to: '返送先',
    goes_back: 'お返しになる品',
    comes: 'お届けする品',
    due: 'お支払い額',
    owed: 'ご返金額',
    due_none: 'お支払いはありません',
    added: '追加：{pieces}',
    removed: '取り消し：{pieces}',
    quantity_changed: '{before}の代わりに{after}',
    new_total: '新しい合計',
  },
  password_reset: {
    subject: '{shop} の新しいパスワードの設定',
    intro:
      'お客様のアカウントについて、新しいパスワードの設定が依頼されました。次のリンクから設定できます。リンクは一度だけ、15分以内に有効です。',
    button: '新しいパスワードを設定する',
    ignore: 'お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
  },
  email_changed: {
    subject: '{shop} のメールアドレスが変更されました',
    intro: '今後、{shop} の管理画面にはこのアドレスではなく {email} でログインします。',
    warning:
      'お心当たりがない場合は、すぐにチームの管理者に知らせてください。第三者がパスワードを知っています。',
  },
  agent_connected: {
    subject: '{agent} が {shop} でお客様の代わりに操作できるようになりました',
    intro:
      '{agent} を {shop} のアカウントに接続しました。今後は、許可された範囲でお客様の代わりに操作できます。',
    button: '接続中のエージェントを見る',
    warning: 'お心当たりがない場合は、すぐにパスワードを変更してください。すべての接続が終了します。',
  },
  order_claim: {
    subject: '{shop} のこれらのご注文はアカウントのものですか',
    intro:
      'このメールアドレスのご注文を自分のアカウントに移す依頼がありました。お客様ご自身の依頼であれば、15分以内に確認してください。',
    button: 'ご注文を移す',
    ignore: 'お心当たりがない場合は、このメールを無視してください。ご注文はそのまま残ります。',
  },
  restock: {
    subject: '{piece} が再入荷しました',
    intro:
      '{piece} が再びご購入いただけるようになりましたら、とご依頼いただいておりました。ただいま、在庫がある限りご購入いただけます。',
    button: 'ショップで見る',
    once: 'この件のメールはこれだけです。あらためてご依頼がない限り、お送りしません。',
    stop: '待っている商品についてのメールをすべて止める',
  },
  newsletter_confirm: {
    subject: '{shop} のニュースレターをご確認ください',
    intro:
      'どなたか（おそらくお客様）が、このアドレスで {shop} のニュースレターを申し込まれました。7日以内にご確認ください。それまでは何もお送りしません。',
    button: 'アドレスを確認する',
    ignore: 'お心当たりがない場合は、このメールを無視してください。今後何も届きません。',
  },
  newsletter_welcome: {
    subject: '{shop} の配信リストに登録されました',
    intro: 'ありがとうございます。アドレスが確認されました。これから {shop} のニュースレターをお届けします。',
    leave: '配信は、各メールの末尾のリンクからいつでも停止できます。',
    unsubscribe: 'ニュースレターの配信を停止する',
  },
  mention: {
    subject: '{name} さんがメモであなたに言及しました',
    intro: '{name} さんがあなた宛てのメモを書きました：',
    button: '開く',
  },
  invite: {
    subject: '{shop} への招待',
    intro: '{shop} の管理画面に招待されています。承諾して、お名前とパスワードを設定してください。',
    button: '招待を承諾する',
    expires: 'この招待は7日間有効です。',
  },
  labels: {
    quantity: '数量',
    subtotal: '小計',
    discount: '割引',
    shipping: '配送料',
    tax: '税',
    gift_card: 'ギフトカード',
    total: '合計',
    shipping_address: 'お届け先',
    placed_on: 'ご注文日：{date}',
    view_order: 'ご注文を見る',
    items: { other: '商品 {count} 点' },
  },
}
