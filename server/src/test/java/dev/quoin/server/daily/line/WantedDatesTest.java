package dev.quoin.server.daily.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.daily.line.WantedDates.Wanted;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WantedDatesTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 15);

    private final WantedDates wanted = new WantedDates();

    private static LocalDate daysAgo(int days) {
        return TODAY.minusDays(days);
    }

    private List<LocalDate> order() {
        var order = new ArrayList<LocalDate>();
        Optional<Wanted> next = wanted.next(TODAY);
        while (next.isPresent()) {
            order.add(next.get().date());
            next = wanted.next(TODAY);
        }
        return order;
    }

    @Test
    void todayComesFirstThenYesterdayThenClientsInTurn() {
        wanted.add(daysAgo(10), "many");
        wanted.add(daysAgo(11), "many");
        wanted.add(daysAgo(12), "many");
        wanted.add(daysAgo(20), "few");
        wanted.add(daysAgo(1), "few");
        wanted.add(TODAY, "few");

        assertThat(order()).containsExactly(TODAY, daysAgo(1), daysAgo(10), daysAgo(20), daysAgo(11), daysAgo(12));
    }

    @Test
    void aDateWaitsOnce() {
        wanted.add(TODAY, "one");
        wanted.add(TODAY, "other");

        assertThat(order()).containsExactly(TODAY);
    }

    @Test
    void oneClientFillsNoQueue() {
        for (int days = 2; days < 322; days++) {
            wanted.add(daysAgo(days), "many");
        }
        wanted.add(daysAgo(400), "few");

        assertThat(wanted.size()).isEqualTo(WantedDates.MOST_OF_CLIENT + 1);
        assertThat(order().subList(0, 2)).contains(daysAgo(400));
    }

    @Test
    void allClientsTogetherFillNoQueueEither() {
        for (int days = 2; days < 1000; days++) {
            wanted.add(daysAgo(days), "client" + days);
        }

        assertThat(wanted.size()).isEqualTo(WantedDates.MOST);
        assertThat(order()).hasSize(WantedDates.MOST);
    }

    @Test
    void onlyTodayAndYesterdayPutOthersOff() {
        assertThat(WantedDates.isMoreUrgent(TODAY, daysAgo(1), TODAY)).isTrue();
        assertThat(WantedDates.isMoreUrgent(daysAgo(1), daysAgo(2), TODAY)).isTrue();
        assertThat(WantedDates.isMoreUrgent(daysAgo(2), daysAgo(3), TODAY)).isFalse();
        assertThat(WantedDates.isMoreUrgent(daysAgo(1), TODAY, TODAY)).isFalse();
    }
}
