export const register = { category: "reserve", event: "register", label: "予約登録" };

export const order = {
  event: "order",
  params: {
    order: {
      label: "注文",
      type: "map",
      children: {
        no: { label: "注文番号", type: "string" },
        at: { label: "決済日時", type: "datetime" },
      },
    },
    total: { label: "合計", type: "number" },
  },
};

export const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tokyo" }).format(new Date());
