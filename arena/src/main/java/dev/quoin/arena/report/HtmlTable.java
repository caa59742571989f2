package dev.quoin.arena.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// An HTML table: text columns on the left, numbers on the right. A first text shared by several rows is
/// written once. Mutable, not thread-safe.
final class HtmlTable {
    private final List<String> texts;
    private final List<String> figures;
    private final List<List<String>> rows = new ArrayList<>();
    private final Map<Integer, String> links = new HashMap<>();

    /// Creates a table with these headers and no rows.
    HtmlTable(List<String> texts, List<String> figures) {
        this.texts = List.copyOf(texts);
        this.figures = List.copyOf(figures);
    }

    void row(List<String> cells) {
        rows.add(List.copyOf(cells));
    }

    /// Adds a row whose first cell is a link.
    ///
    /// @param address the address, relative to the page
    void row(List<String> cells, String address) {
        links.put(rows.size(), address);
        row(cells);
    }

    String html() {
        var html = new StringBuilder("<div class=\"scroll\"><table class=\"facts\"><thead><tr>");
        texts.forEach(text ->
                html.append("<th scope=\"col\" class=\"text\">").append(text).append("</th>"));
        figures.forEach(figure -> html.append(
                        figure.equals("errors") ? "<th scope=\"col\" class=\"wide\">" : "<th scope=\"col\">")
                .append(figure)
                .append("</th>"));
        html.append("</tr></thead><tbody>\n");
        for (int row = 0; row < rows.size(); row++) {
            row(html, row);
        }
        return html.append("</tbody></table></div>\n").toString();
    }

    private void row(StringBuilder html, int row) {
        List<String> cells = rows.get(row);
        html.append("<tr>");
        if (row == 0 || !rows.get(row - 1).getFirst().equals(cells.getFirst())) {
            html.append(rowHead(row))
                    .append(SvgCharts.link(links.get(row), SvgCharts.escaped(cells.getFirst())))
                    .append("</th>");
        }
        for (int column = 1; column < cells.size(); column++) {
            boolean text = column < texts.size();
            boolean errors = !text && figures.get(column - texts.size()).equals("errors");
            html.append(text ? "<td class=\"text\">" : errors ? "<td class=\"wide\">" : "<td>");
            html.append(SvgCharts.escaped(text ? cells.get(column) : Numbers.printed(cells.get(column))));
            html.append("</td>");
        }
        html.append("</tr>\n");
    }

    private String rowHead(int row) {
        int rowsWithIt = 1;
        while (row + rowsWithIt < rows.size()
                && rows.get(row + rowsWithIt).getFirst().equals(rows.get(row).getFirst())) {
            rowsWithIt++;
        }
        return rowsWithIt == 1
                ? "<th scope=\"row\" class=\"text\">"
                : "<th scope=\"rowgroup\" class=\"text\" rowspan=\"" + rowsWithIt + "\">";
    }
}
